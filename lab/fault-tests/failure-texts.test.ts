import { expect, it } from 'vitest';
import { isFailureText } from './failure-texts.ts';

it('accepts declared failure messages in the current language only', () => {
  expect(isFailureText('Erro no registro Serviço indisponível no momento. Tente novamente.', 'pt-BR')).toBe(true);
  expect(isFailureText('Serviço indisponível no momento. Tente novamente.', 'en-US')).toBe(false);
});

it('rejects texts that are not failure messages', () => {
  expect(isFailureText('Sua sessão terminou. Entre de novo e você volta para esta página.', 'pt-BR')).toBe(false);
  expect(isFailureText('Tentar novamente', 'pt-BR')).toBe(false);
});
