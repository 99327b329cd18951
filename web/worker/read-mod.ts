/** What is read of a mod's answer to name its page. */
export interface NamedMod {
  slug: string;
  title: string;
  language: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Without a schema: page and worker need three words, and neither has room for a schema's library. */
export const readMod = (body: unknown): NamedMod | undefined => {
  const { slug, title, language } = isRecord(body) && isRecord(body.data) ? body.data : {};
  if (typeof slug !== 'string' || typeof title !== 'string' || typeof language !== 'string') return undefined;
  return { slug, title, language };
};
