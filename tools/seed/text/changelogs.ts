import type { Language } from '../content/entries.ts';
import { CHANGELOGS } from '../content/texts.ts';
import type { Random } from '../random.ts';

const HEADS = { pt: { added: 'Novo', fixed: 'Corrigido' }, en: { added: 'Added', fixed: 'Fixed' } } as const;
const PORTED = {
  pt: (game: string) => `Versão para o jogo ${game}. Mundos da versão anterior abrem sem conversão.`,
  en: (game: string) => `Runs on ${game}. Worlds from the last version open as they are.`,
} as const;

export interface ChangelogFacts {
  lang: Language;
  first: boolean;
  /** The newest supported game version, if the previous release does not support it; else null. */
  portedTo: string | null;
  stable: boolean;
}

/** The release notes, in Markdown. */
export const generateChangelog = ({ lang, first, portedTo, stable }: ChangelogFacts, random: Random): string => {
  if (first) return random.pick(CHANGELOGS.first[lang]);
  const bullets = (stock: Readonly<Record<Language, readonly string[]>>, most: number) =>
    random
      .pickMany(stock[lang], random.int(1, most))
      .map((line) => `- ${line}`)
      .join('\n');
  const parts = [
    ...(stable ? [] : [random.pick(CHANGELOGS.unstable[lang])]),
    ...(portedTo ? [PORTED[lang](portedTo)] : []),
    ...(random.chance(0.7) ? [`### ${HEADS[lang].added}\n\n${bullets(CHANGELOGS.added, 3)}`] : []),
    `### ${HEADS[lang].fixed}\n\n${bullets(CHANGELOGS.fixed, 3)}`,
  ];
  return parts.join('\n\n');
};
