import { expect, test } from './fixtures';
import { handsOn } from './keyboard';
import { newMark, pictureFile } from './records';
import { button, expectAddress, fileField, heading, openCold, textField } from './screen';

/* A promotion by keyboard alone, through its six steps: the notes are in keyboard-records.spec.ts. */

test('a promotion, from its code to the checks of its last step', async ({ page, as }, info) => {
  test.slow();
  const hands = await handsOn(page, info);
  const mark = newMark();
  const step = (name: string | RegExp) => page.getByRole('group', { name });
  const radio = (name: string) => page.getByRole('radio', { name });
  await as('admin');
  await openCold(page, '/promotion/create');
  await hands.to(textField(page, 'Codice'));
  await hands.type(mark);
  await hands.to(textField(page, 'Titolo'));
  await hands.type(`Promozione ${mark}`);
  await hands.to(textField(page, 'Descrizione'));
  await hands.type('Chi cresce vince');
  await hands.to(textField(page, 'Inizio'));
  await hands.type('01/02/2027');
  await hands.to(textField(page, 'Fine'));
  await hands.type('31/03/2027');
  await hands.to(textField(page, 'Massimo per cliente'));
  await hands.press('Control+a');
  await hands.type('3');
  await hands.to(button(page, 'Continua'));
  await hands.press('Enter');

  await expectAddress(page, '/promotion/create?step=award');
  await expect(step('Passo 2 di 6: Premio')).toBeFocused();
  // A group with nothing chosen is one stop, too.
  await hands.press('Tab', 'Tab');
  await expect(radio('Alla consegna')).toBeFocused();
  await hands.press('Control+s');
  await hands.hears('3 campi da correggere. Tipo di premio: Campo obbligatorio');
  await expect(radio('Regali')).toBeFocused();
  const refused = page.locator('[role=radiogroup][aria-required=true][aria-invalid=true]');
  const award = refused.and(page.getByRole('radiogroup', { name: /^Tipo di premio/ }));
  await expect(award).toHaveAccessibleDescription('Campo obbligatorio');
  await hands.press('Space', 'ArrowDown');
  await expect(radio('Ricompense')).toBeChecked();
  await hands.press('Tab', 'Space');
  await expect(radio('Alla consegna')).toBeChecked();
  await hands.chooseFile(fileField(page, 'Immagine'), pictureFile(1200, 675));
  await hands.hears('Immagine caricata: Immagine');
  await hands.press('Control+s');

  await expect(step('Passo 3 di 6: Quote e destinatari')).toBeFocused();
  await hands.press('Control+s');
  await hands.hears('Non salvato: 3 errori. Azienda: Campo obbligatorio');
  const chooses = async (name: string, code: string) => {
    await hands.to(page.getByRole('combobox', { name, exact: true }));
    await hands.type(code);
    await expect(page.getByRole('option', { name: new RegExp(code) })).toBeVisible();
    await hands.press('ArrowDown', 'Enter');
  };
  await chooses('Azienda', 'AURORA');
  await hands.to(textField(page, 'Quota'));
  await hands.type('10');
  await hands.to(page.getByRole('checkbox', { name: 'Clienti', exact: true }));
  await hands.press('Space');
  await chooses('Categorie', 'AUR-BAR');
  await hands.hears(/^[\d.]+ person[ae]$/);
  await hands.press('Control+s');

  await expectAddress(page, /^\/promotion\/edit\/\w+\/reward\/list$/);
  await expect(heading(page, `Promozione ${mark}`)).toBeFocused();
  await hands.hears('Creato con successo');
  await hands.hears('Passo 4 di 6: Ricompense');
  const create = page.getByRole('link', { name: 'Nuova ricompensa' }).first();
  await hands.to(create);
  await hands.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Nuova ricompensa' });
  const drawerField = (name: string) => drawer.getByRole('textbox', { name });
  await hands.to(drawerField('Soglia'));
  await hands.type('1000');
  await hands.to(drawerField('Importo'));
  await hands.type('50');
  await hands.press('Control+s');
  await hands.hears('Creato con successo');
  await expect(create).toBeFocused();
  await expect(step('Passo 4 di 6: Ricompense, completato')).toBeVisible();
  const next = page.getByRole('link', { name: 'Continua' });
  await hands.to(next);
  await hands.press('Enter');

  await hands.hears('Passo 5 di 6: Premi aggiuntivi');
  await expect(heading(page, `Promozione ${mark}`)).toBeFocused();
  await hands.to(next);
  await hands.press('Enter');

  await hands.hears('Passo 6 di 6: Verifica');
  await expect(heading(page, `Promozione ${mark}`)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Controlli' })).toContainText('avvisi');
  await hands.to(page.getByRole('slider', { name: /^Valore/ }));
  await expect(page.getByRole('table', { name: 'Simulazione dei costi' })).toContainText('500,00');
  await hands.press('ArrowRight');
  await hands.hears(/525/);
  const said = await hands.end(105);
  // The errors of the fields further on are read when they get the focus.
  expect(said.filter((sentence) => /^(Immagine|Quota|Destinatari): /.test(sentence))).toEqual([]);
});
