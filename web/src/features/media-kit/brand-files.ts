import { BRAND } from '@bigorna/domain/brand';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import sizes from './brand-sizes.json';

const messages = defineMessages({
  logoDark: { id: 'mediaKit.logoDark', defaultMessage: 'Logotipo para fundo escuro' },
  logoLight: { id: 'mediaKit.logoLight', defaultMessage: 'Logotipo para fundo claro' },
  symbol: { id: 'mediaKit.symbol', defaultMessage: 'Símbolo' },
  wordmarkDark: { id: 'mediaKit.wordmarkDark', defaultMessage: 'Só o nome, para fundo escuro' },
  wordmarkLight: { id: 'mediaKit.wordmarkLight', defaultMessage: 'Só o nome, para fundo claro' },
  colors: { id: 'mediaKit.colors', defaultMessage: 'Paleta de cores' },
});

type FileName = keyof typeof sizes;

export interface BrandFile {
  format: 'SVG' | 'PNG' | 'ZIP';
  href: string;
  /** Name of the saved file. */
  saveAs: string;
  bytes: number;
}

const file = (format: BrandFile['format'], name: FileName): BrandFile => ({
  format,
  href: `/brand/${name}`,
  saveAs: `${BRAND.name.toLowerCase()}-${name}`,
  bytes: sizes[name],
});

/** A part of the brand with its background and its files, the vector file first. */
export interface BrandPiece {
  name: MessageDescriptor;
  ground: 'dark' | 'light';
  width: number;
  height: number;
  files: readonly [drawing: BrandFile, ...others: BrandFile[]];
}

/** Files of `web/public/brand/`. After changing a file, update `brand-sizes.json`. */
export const BRAND_PIECES: readonly BrandPiece[] = [
  {
    name: messages.logoDark,
    ground: 'dark',
    width: 820,
    height: 160,
    files: [file('SVG', 'logo-dark.svg'), file('PNG', 'logo-dark.png')],
  },
  {
    name: messages.logoLight,
    ground: 'light',
    width: 820,
    height: 160,
    files: [file('SVG', 'logo-light.svg'), file('PNG', 'logo-light.png')],
  },
  {
    name: messages.symbol,
    ground: 'dark',
    width: 160,
    height: 140,
    files: [file('SVG', 'symbol.svg'), file('PNG', 'symbol.png')],
  },
  {
    name: messages.wordmarkDark,
    ground: 'dark',
    width: 600,
    height: 150,
    files: [file('SVG', 'wordmark-dark.svg'), file('PNG', 'wordmark-dark.png')],
  },
  {
    name: messages.wordmarkLight,
    ground: 'light',
    width: 600,
    height: 150,
    files: [file('SVG', 'wordmark-light.svg'), file('PNG', 'wordmark-light.png')],
  },
  {
    name: messages.colors,
    ground: 'dark',
    width: 2040,
    height: 820,
    files: [file('SVG', 'colors.svg'), file('PNG', 'colors.png')],
  },
];

/** Archive with all files. */
export const BRAND_ARCHIVE = file('ZIP', 'brand.zip');
