import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LocaleProvider } from '#shared/i18n/locale-provider.tsx';
import { VoteSum } from './vote-sum.tsx';

it.each([
  [undefined, 'Nos últimos 30 dias, ninguém disse se esta versão funciona.'],
  [{ works: 3, broken: 1 }, 'Funciona: 3 · Não funciona: 1 (últimos 30 dias)'],
  [{ works: 12, broken: 0 }, '12 de 12 jogadores disseram que funciona (últimos 30 dias)'],
  [{ works: 1, broken: 4 }, '1 de 5 jogadores disse que funciona (últimos 30 dias)'],
  [{ works: 0, broken: 5 }, 'Nenhum dos 5 jogadores disse que funciona (últimos 30 dias)'],
])('shows the votes %j as counts when few, as a share of players when many (R107)', (votes, text) => {
  expect(
    renderToStaticMarkup(
      <LocaleProvider>
        <VoteSum votes={votes} />
      </LocaleProvider>,
    ),
  ).toBe(`<span>${text}</span>`);
});
