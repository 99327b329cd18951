import type { IndexFile } from '../index-file.ts';
import { fold } from '../text/fold.ts';
import { plainWords } from '../tokeniser.ts';

/** The number of an author by the shown name, compared without case and accents; a new one is written down. */
export const authorNumber = (file: IndexFile, name: string): number => {
  const key = fold(name);
  const known = file.row('SELECT num FROM authors WHERE key = :key', { key });
  if (known !== undefined) return Number(known.num);
  file.write('INSERT INTO authors (key, name) VALUES (:key, :name)', { key, name });
  const author = file.number('SELECT num FROM authors WHERE key = :key', { key });
  for (const { text: word } of plainWords(name)) {
    file.write('INSERT OR IGNORE INTO author_words VALUES (:word, :author)', { word, author });
  }
  return author;
};
