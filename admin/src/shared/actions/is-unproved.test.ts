import { ApiError } from '@bigorna/client/api-error';
import { provideFactorPrompt } from '@bigorna/client/fresh-factor';
import { expect, it, vi } from 'vitest';
import { sendAsStaff } from '#shared/data/send-as-staff.ts';
import { isUnproved } from './use-staff-mutation.tsx';

vi.mock('#shared/session/firebase-session.ts', () => ({ getCurrentToken: async () => null }));
vi.mock('#shared/i18n/i18n-provider.ts', () => ({
  getCurrentLocale: () => 'pt-BR',
  i18nProvider: { translate: (key: string) => key },
}));

const refuse = () => Promise.reject(new ApiError({ status: 403, code: 'fresh_factor_required', message: 'Confirme.' }));
const fail = () => sendAsStaff(refuse).catch((error: unknown) => error);

it('marks a call as unproved only if the user canceled the prompt (R206)', async () => {
  expect(isUnproved(await fail())).toBe(false);
  const outcomes: boolean[] = [];
  for (const isProved of [true, false]) {
    const remove = provideFactorPrompt(async () => isProved);
    outcomes.push(isUnproved(await fail()));
    remove();
  }
  expect(outcomes).toEqual([false, true]);
});
