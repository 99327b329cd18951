import { expect, test } from 'vitest';
import { getMailtoUrl } from './get-mailto-url.ts';

test.each([
  ['visita+a@bigorna.test', 'Olá & mais', 'mailto:visita%2Ba@bigorna.test?subject=Re%3A%20Ol%C3%A1%20%26%20mais'],
  ['"a@b"@c.test', 'x', 'mailto:%22a%40b%22@c.test?subject=Re%3A%20x'],
])('creates the mail link for a reply to %s (R132)', (email, subject, url) => {
  expect(getMailtoUrl({ email, subject })).toBe(url);
});
