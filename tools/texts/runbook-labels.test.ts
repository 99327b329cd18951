import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../shared/paths.ts';
import { readTexts } from './read-texts.ts';

/** Bold words that begin a paragraph of a runbook. */
const HEADINGS = ['The database contains', 'Inform', 'Inform members', 'Followed', 'To stop it'];
/** Bold words with a capital that are no sentence. In lines that go on, a line break stands for a space. */
const BOLD = /\*\*(\p{Lu}[^*]*[^*.:])\*\*/gu;
/** The page after `console ›`, but not a page of Google's consoles. */
const PAGE = /(?<!Firebase |Google's )console › (\p{Lu}[^›,.;:()*]*)/gu;

const findLabels = (runbook: string): string[] => {
  const text = runbook.replaceAll(/\s+/g, ' ');
  const found = [...text.matchAll(BOLD), ...text.matchAll(PAGE)].map(([, label = '']) => label.trim());
  return found.filter((label) => !HEADINGS.includes(label));
};

const consoleTexts = (await readTexts('pt-BR'))
  .filter(({ name }) => /^(?:console|resources|ra)\./.test(name))
  .flatMap(({ text }) => text.split(' |||| '));
/** The whole text, or its part before a colon. */
const isOnConsole = (label: string): boolean =>
  consoleTexts.some((text) => text === label || text.startsWith(`${label}:`));

describe('labels of the console in runbooks', () => {
  it('are bold words and names of pages, not headings, sentences and emphasis (R209)', () => {
    const page = `**Signs:** a hint. **Before that, look.** It is **not** here: console › Usuários › the account ›
      **Exigir
      nova senha**, or Firebase console › Authentication. **Inform** staff (console › Avisos).`;
    expect(findLabels(page)).toEqual(['Exigir nova senha', 'Usuários', 'Avisos']);
    expect(isOnConsole('Encerrar muitas sessões')).toBe(false);
  });

  const runbooks = globSync('docs/runbooks/*.md', { cwd: ROOT });
  it.each(runbooks)('exist in the console: %s (R209)', (path) => {
    const labels = findLabels(readFileSync(join(ROOT, path), 'utf8'));
    expect(labels.filter((label) => !isOnConsole(label))).toEqual([]);
  });
});
