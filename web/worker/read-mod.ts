/** Fields of a mod's response that a link to its page needs. */
export interface NamedMod {
  slug: string;
  title: string;
  language: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads a mod's response. No schema: page and worker need three fields, and zod is too large for both. */
export const readMod = (body: unknown): NamedMod | undefined => {
  const { slug, title, language } = isRecord(body) && isRecord(body.data) ? body.data : {};
  if (typeof slug !== 'string' || typeof title !== 'string' || typeof language !== 'string') return undefined;
  return { slug, title, language };
};
