import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FormView } from '@/kit/form/FormView';
import { SurveyInputs } from '@/resources/survey/SurveyInputs';
import { form } from '@/resources/survey/survey.form';
import { schema } from '@/resources/survey/survey.schema';
import { draftKey, writeDraft } from '@/kit/drafts/drafts';
import { person } from '../support/people';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const ID = 'a'.repeat(24);

it('marks the tab of a form with unsaved values, from its other tabs, too', async () => {
  const user = userEvent.setup();
  renderForm({
    path: `/survey/edit/${ID}`,
    name: 'survey',
    view: <FormView form={{ schema, Inputs: SurveyInputs, tabs: form.tabs }} mode="edit" />,
    provider: {
      getOne: async () => ({ data: { id: ID, title: 'Gradimento', questions_count: 0 } as never }),
      getList: async () => ({ data: [], total: 0 }),
    },
  });
  const title = await screen.findByRole('textbox', { name: 'Titolo' });
  expect(screen.getByRole('tab', { name: 'Dati' })).toBeVisible();

  await user.type(title, '!');
  await user.click(screen.getByRole('tab', { name: 'Domande' }));
  const marked = await screen.findByRole('tab', { name: 'Dati, modifiche non salvate' });

  await user.click(marked);
  await user.type(title, '{Backspace}');
  expect(await screen.findByRole('tab', { name: 'Dati' })).toBeVisible();
});

it('marks the tab of a form with a draft before the form is opened', async () => {
  const user = userEvent.setup();
  writeDraft(draftKey(person(['admin']).id, 'survey', ID), { title: 'Bozza' }, ['title']);
  const results = {
    name: 'results',
    label: 'resources.survey.fields.results',
    content: null,
  } as const;
  const tabs = { formLabel: 'resources.app-user.form.tab', others: [results] } as const;
  renderForm({
    path: `/survey/edit/${ID}?tab=results`,
    name: 'survey',
    view: <FormView form={{ schema, Inputs: SurveyInputs, tabs }} mode="edit" />,
    provider: {
      getOne: async () => ({ data: { id: ID, title: 'Gradimento', questions_count: 0 } as never }),
      getList: async () => ({ data: [], total: 0 }),
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Dati, modifiche non salvate' }));
  expect(await screen.findByRole('button', { name: 'Ripristina' })).toBeVisible();
});

it('opening a tab changes only its own parameter of the address', async () => {
  const user = userEvent.setup();
  renderForm({
    path: `/survey/edit/${ID}?sort=title`,
    name: 'survey',
    view: <FormView form={{ schema, Inputs: SurveyInputs, tabs: form.tabs }} mode="edit" />,
    provider: {
      getOne: async () => ({ data: { id: ID, title: 'Gradimento', questions_count: 0 } as never }),
      getList: async () => ({ data: [], total: 0 }),
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Domande' }));
  await waitFor(() => expect(window.location.hash).toMatch(/\?sort=title&tab=questions$/));
  await user.click(screen.getByRole('tab', { name: 'Dati' }));
  await waitFor(() => expect(window.location.hash).toMatch(/\?sort=title$/));
});

it('a save by key from another tab shows the errors of the form', async () => {
  const user = userEvent.setup();
  renderForm({
    path: `/survey/edit/${ID}`,
    name: 'survey',
    view: <FormView form={{ schema, Inputs: SurveyInputs, tabs: form.tabs }} mode="edit" />,
    provider: {
      getOne: async () => ({ data: { id: ID, title: 'Gradimento', questions_count: 0 } as never }),
      getList: async () => ({ data: [], total: 0 }),
    },
  });
  await user.clear(await screen.findByRole('textbox', { name: 'Titolo' }));
  await user.click(screen.getByRole('tab', { name: 'Domande' }));
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByRole('tab', { name: /^Dati/, selected: true })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Titolo' })).toHaveFocus());
});
