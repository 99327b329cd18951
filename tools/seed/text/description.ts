import type { TypedEntry } from '../content/entries.ts';
import { DESCRIPTIONS } from '../content/texts.ts';
import { createRandom, type Random } from '../random.ts';

const {
  categoryNotes,
  closings,
  listHeadings,
  questions: questionsByLanguage,
  sections: sectionsByLanguage,
} = DESCRIPTIONS;
const WORKS_WITH = { pt: 'Combina com', en: 'Goes well with' } as const;
const QUESTIONS_HEADING = { pt: 'Perguntas', en: 'Questions' } as const;

const list = (entry: TypedEntry, numbered: boolean): string =>
  entry.points.map((point, index) => `${numbered ? `${index + 1}.` : '-'} ${point}`).join('\n');

/** Both paragraphs of the first category, in random order. */
const notes = (entry: TypedEntry, random: Random): string[] => {
  const [category] = entry.categories;
  return category ? random.shuffle(categoryNotes[category][entry.lang]) : [];
};

const sections = (entry: TypedEntry, random: Random, count: number): string[] =>
  random
    .pickMany(sectionsByLanguage[entry.lang][entry.contentType], count)
    .map(([heading, text]) => `## ${heading}\n\n${text}`);

const questions = (entry: TypedEntry, random: Random): string => {
  const chosen = random.pickMany(questionsByLanguage[entry.lang], random.int(2, 3));
  return [`## ${QUESTIONS_HEADING[entry.lang]}`, ...chosen.map(({ ask, answer }) => `**${ask}** ${answer}`)].join(
    '\n\n',
  );
};

const companions = (entry: TypedEntry): string[] =>
  entry.likes ? [`${WORKS_WITH[entry.lang]}: ${entry.likes.map((title) => `*${title}*`).join(', ')}.`] : [];

/** Several page layouts for variety. */
const layouts: readonly ((entry: TypedEntry, random: Random) => string[])[] = [
  (entry, random) => [
    entry.intro,
    `## ${random.pick(listHeadings[entry.lang])}`,
    list(entry, false),
    ...notes(entry, random),
    ...sections(entry, random, 2),
    ...companions(entry),
  ],
  (entry, random) => [
    entry.intro,
    ...notes(entry, random),
    `## ${random.pick(listHeadings[entry.lang])}`,
    list(entry, false),
    ...companions(entry),
    questions(entry, random),
  ],
  (entry, random) => [
    entry.intro,
    list(entry, false),
    ...sections(entry, random, 1),
    ...notes(entry, random).slice(0, 1),
    ...companions(entry),
    '---',
    random.pick(closings[entry.lang]),
  ],
  (entry, random) => [
    entry.intro,
    `### ${random.pick(listHeadings[entry.lang])}`,
    list(entry, true),
    ...notes(entry, random),
    ...companions(entry),
    ...sections(entry, random, 1),
    questions(entry, random),
  ],
  (entry, random) => [
    `> ${entry.short}`,
    entry.intro,
    ...notes(entry, random).slice(0, 1),
    `## ${random.pick(listHeadings[entry.lang])}`,
    list(entry, false),
    ...sections(entry, random, 2),
    ...companions(entry),
    random.pick(closings[entry.lang]),
  ],
];

/** A mod's description in Markdown: the author's text and typical additions. */
export const generateDescription = (entry: TypedEntry): string => {
  const random = createRandom(`description:${entry.title}`);
  return random.pick(layouts)(entry, random).join('\n\n');
};
