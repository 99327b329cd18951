import { expect, it } from 'vitest';
import { getMailbox } from './get-mailbox.ts';

it.each([
  ['ana@x.org', 'Ana+jogo@X.org'],
  ['ana@x.org', 'ana+1+2@x.org'],
  ['anasilva@gmail.com', 'Ana.Silva+mods@googlemail.com'],
])('mails to one mailbox count together: %s and %s (R203)', (one, other) => {
  expect(getMailbox(other)).toBe(getMailbox(one));
});

it.each([
  ['ana@x.org', 'bia@x.org'],
  ['ana@x.org', 'ana@y.org'],
  ['ana.silva@x.org', 'anasilva@x.org'],
])('mails to two mailboxes count separately: %s and %s (R203)', (one, other) => {
  expect(getMailbox(other)).not.toBe(getMailbox(one));
});
