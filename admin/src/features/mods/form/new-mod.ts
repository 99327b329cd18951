import type { Inspection } from '@bigorna/domain/endpoints/admin/releases.schemas';
import { MOD_TEXT } from '@bigorna/domain/limits';
import { FALLBACK_LOCALE } from '@bigorna/domain/locales';

/** Values of a new mod's form before any input. */
export const NEW_MOD = {
  status: 'draft',
  content_type: 'mod',
  language: FALLBACK_LOCALE,
  access: 'public',
  categories: [],
  tags: [],
  gallery: [],
  featured: false,
  links: { source: null, issues: null, site: null },
};

const joinWithin = (names: readonly string[], max: number): string =>
  names.reduce((joined, name) => {
    const next = joined === '' ? name : `${joined}, ${name}`;
    return next.length <= max ? next : joined;
  }, '');

/** The first paragraph, cut between words. */
const summarize = (description: string): string => {
  const [paragraph = ''] = description.trim().split(/\n\s*\n/);
  const line = paragraph.replace(/\s+/g, ' ').trim();
  if (line.length <= MOD_TEXT.short) return line;
  const cut = line.slice(0, MOD_TEXT.short - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')) || cut}…`;
};

const withoutExtension = (fileName: string): string => fileName.replace(/\.[^.]+$/, '');

/**
 * Values of a new mod's form, from the manifest of its first file.
 *
 * @param thumbnail_url the file's icon, if it could be stored
 */
export const toNewMod = ({ fields, content_type, file_name }: Inspection, thumbnail_url: string | null) => ({
  ...NEW_MOD,
  content_type: content_type ?? NEW_MOD.content_type,
  title: fields.name || withoutExtension(file_name).slice(0, MOD_TEXT.title),
  author: joinWithin(fields.authors, MOD_TEXT.author),
  short_description: summarize(fields.description),
  description: fields.description,
  license: fields.license,
  links: fields.links,
  thumbnail_url,
});
