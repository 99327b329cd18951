import type { TypedEntry } from '../content/entries.ts';
import { type Random, randomOf } from '../random.ts';
import { CATEGORY_NOTES } from './category-notes.ts';
import { CLOSINGS, LIST_HEADINGS, QUESTIONS, SECTIONS } from './general-notes.ts';

const WORKS_WITH = { pt: 'Combina com', en: 'Goes well with' } as const;
const QUESTIONS_HEADING = { pt: 'Perguntas', en: 'Questions' } as const;

const list = (entry: TypedEntry, numbered: boolean): string =>
  entry.points.map((point, index) => `${numbered ? `${index + 1}.` : '-'} ${point}`).join('\n');

/** Both of the first category's paragraphs, in either order. */
const notes = (entry: TypedEntry, random: Random): string[] => {
  const [category] = entry.categories;
  return category ? random.shuffle(CATEGORY_NOTES[category][entry.lang]) : [];
};

const sections = (entry: TypedEntry, random: Random, count: number): string[] =>
  random.some(SECTIONS[entry.lang][entry.contentType], count).map(([heading, text]) => `## ${heading}\n\n${text}`);

const questions = (entry: TypedEntry, random: Random): string => {
  const chosen = random.some(QUESTIONS[entry.lang], random.int(2, 3));
  return [`## ${QUESTIONS_HEADING[entry.lang]}`, ...chosen.map(({ ask, answer }) => `**${ask}** ${answer}`)].join(
    '\n\n',
  );
};

const companions = (entry: TypedEntry): string[] =>
  entry.likes ? [`${WORKS_WITH[entry.lang]}: ${entry.likes.map((title) => `*${title}*`).join(', ')}.`] : [];

/** Several ways to arrange a page, so that pages don't read as one form filled in. */
const layouts: readonly ((entry: TypedEntry, random: Random) => string[])[] = [
  (entry, random) => [
    entry.intro,
    `## ${random.pick(LIST_HEADINGS[entry.lang])}`,
    list(entry, false),
    ...notes(entry, random),
    ...sections(entry, random, 2),
    ...companions(entry),
  ],
  (entry, random) => [
    entry.intro,
    ...notes(entry, random),
    `## ${random.pick(LIST_HEADINGS[entry.lang])}`,
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
    random.pick(CLOSINGS[entry.lang]),
  ],
  (entry, random) => [
    entry.intro,
    `### ${random.pick(LIST_HEADINGS[entry.lang])}`,
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
    `## ${random.pick(LIST_HEADINGS[entry.lang])}`,
    list(entry, false),
    ...sections(entry, random, 2),
    ...companions(entry),
    random.pick(CLOSINGS[entry.lang]),
  ],
];

/** The page's text in Markdown: the author's own words first, then what authors of such mods add. */
export const descriptionOf = (entry: TypedEntry): string => {
  const random = randomOf(`description:${entry.title}`);
  return random.pick(layouts)(entry, random).join('\n\n');
};
