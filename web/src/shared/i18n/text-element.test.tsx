import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, FormattedMessage, FormattedNumber, RawIntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { TextElement } from './text-element.tsx';

const intl = createIntl({ locale: 'pt-BR', textComponent: TextElement });
const render = (content: ReactNode): string =>
  renderToStaticMarkup(<RawIntlProvider value={intl}>{content}</RawIntlProvider>);
const renderMessage = (defaultMessage: string): string => {
  const message = { id: 'test', defaultMessage };
  return render(<FormattedMessage {...message} values={{ b: (chunks) => <b>{chunks}</b>, count: 3 }} />);
};

describe('elements of texts, for translated pages', () => {
  it('contain a message', () => {
    expect(renderMessage('Nenhum resultado')).toBe('<span>Nenhum resultado</span>');
  });

  it('contain each text beside and between the tags of a message', () => {
    const expected = '<span><span>Há </span><b>3</b><span> mods</span></span>';
    expect(renderMessage('Há <b>{count}</b> mods')).toBe(expected);
    expect(renderMessage('<b>Há <b>3</b></b>')).toBe('<span><b><span>Há </span><b>3</b></b></span>');
  });

  it('contain a formatted number', () => {
    expect(render(<FormattedNumber value={1234} />)).toBe('<span>1.234</span>');
  });
});
