import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '@/providers/http/answers';

let answers: typeof import('@/providers/http/answers');

beforeEach(async () => {
  vi.resetModules();
  answers = await import('@/providers/http/answers');
});

const refusal = (call: string): Answer => ({ kind: 'refusal', call, status: 404, payload: null });

/** Adds a listener; returns the calls whose answers it gets at once. */
const heard = (): string[] => {
  const calls: string[] = [];
  answers.onAnswer(({ call }) => void calls.push(call));
  return calls;
};

test('the first listener gets the answers before it, another one does not', () => {
  answers.publishAnswer(refusal('GET one'));
  answers.publishAnswer(refusal('GET two'));
  expect(heard()).toEqual(['GET one', 'GET two']);
  expect(heard()).toEqual([]);
});

test('answers that nobody is going to listen to are forgotten', () => {
  answers.publishAnswer(refusal('GET one'));
  answers.discardEarlyAnswers();
  answers.publishAnswer(refusal('GET two'));
  expect(heard()).toEqual([]);
});

test('the first of very many early answers are kept', () => {
  for (let at = 0; at < 100; at += 1) answers.publishAnswer(refusal(`GET ${at}`));
  const calls = heard();
  expect(calls[0]).toBe('GET 0');
  expect(calls).toHaveLength(30);
});
