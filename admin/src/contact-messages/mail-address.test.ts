import { expect, test } from 'vitest';
import { mailAddress } from './mail-address.ts';

test.each([
  ['visita+a@bigorna.test', 'Olá & mais', 'mailto:visita%2Ba@bigorna.test?subject=Re%3A%20Ol%C3%A1%20%26%20mais'],
  ['"a@b"@c.test', 'x', 'mailto:%22a%40b%22@c.test?subject=Re%3A%20x'],
])('R132 an answer to %s goes to its address as it is', (email, subject, address) => {
  expect(mailAddress({ email, subject })).toBe(address);
});
