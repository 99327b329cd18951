import { isLocale, LOCALES } from '@bigorna/domain/locales';
import { readTexts } from './texts/read-texts.ts';

const locale = process.argv[2] ?? '';
if (isLocale(locale)) {
  for (const { name, text } of await readTexts(locale)) console.log(`${name}\t${text}`);
} else {
  console.error(`Usage: npm run texts -- <language>, one of ${LOCALES.join(', ')}`);
  process.exitCode = 1;
}
