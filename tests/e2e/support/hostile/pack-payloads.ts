import { PAYLOADS } from './payloads.ts';

/** Packs all payloads into texts of at most `max` characters. Skips longer payloads. */
export const packPayloads = (max: number): string[] => {
  const texts: string[] = [];
  let current = '';
  for (const { text } of PAYLOADS) {
    if (text.length > max) continue;
    const longer = current === '' ? text : `${current}\n\n${text}`;
    if (longer.length > max) texts.push(current);
    current = longer.length > max ? text : longer;
  }
  return current === '' ? texts : [...texts, current];
};

/** Picks one payload of at most `max` characters by index, so that none is truncated. */
export const pickPayload = (at: number, max: number): string => {
  const short = PAYLOADS.filter(({ text }) => text.length <= max);
  return short[at % short.length]?.text ?? '';
};
