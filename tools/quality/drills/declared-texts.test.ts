import { expect, it } from 'vitest';
import { isDeclared } from './declared-texts.ts';

it('messages of failure are declared in the language that is shown, and in no other', async () => {
  expect(await isDeclared('Erro no registro Serviço indisponível no momento. Tente novamente.', 'pt-BR')).toBe(true);
  expect(await isDeclared('Serviço indisponível no momento. Tente novamente.', 'en-US')).toBe(false);
});

it('what the catalogues say of anything else is no message of failure', async () => {
  expect(await isDeclared('Sua sessão terminou. Entre de novo para continuar nesta página.', 'pt-BR')).toBe(false);
  expect(await isDeclared('Tentar novamente', 'pt-BR')).toBe(false);
});
