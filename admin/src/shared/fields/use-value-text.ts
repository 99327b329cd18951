import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import { isLocale } from '@bigorna/domain/locales';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatSize } from './file-size.tsx';
import { useRejectTexts } from './use-reject-texts.ts';

/** Prefix of the message keys of a field's values. */
const VALUE_KEYS: Readonly<Record<string, string>> = {
  status: 'console.status',
  former_status: 'console.status',
  deleted_from: 'console.status',
  verdict: 'console.releases.verdict',
  access: 'console.access',
  content_type: 'console.content_type',
  channel: 'console.channel',
  side: 'console.side',
  categories: 'console.category',
  outcome: 'console.reports.outcome',
  kind: 'console.comments.kind',
  placement: 'console.ads.placements',
  role: 'console.users.role',
  scope: 'console.settings.sign_out.scope',
  admin_panel_access: 'console.settings.access',
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const findNamed = <T>(names: Readonly<Record<string, T>>, value: string): T | undefined =>
  Object.hasOwn(names, value) ? names[value] : undefined;

/**
 * Returns a function that formats a logged value in words: terms by their names, lists of objects one per line.
 *
 * @param names names of records by id
 */
export const useValueText = (names: Readonly<Record<string, string>>) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const rejectTexts = useRejectTexts();
  const formatTerm = (field: string, value: string): string => {
    if (field === 'loaders') return findNamed(LOADER_NAMES, value) ?? value;
    if (field === 'language' && isLocale(value))
      return new Intl.DisplayNames([locale], { type: 'language' }).of(value) ?? value;
    if (field === 'reason_code') return findNamed(rejectTexts, value)?.title ?? value;
    const key = VALUE_KEYS[field];
    return key ? translate(`${key}.${value}`, { _: value }) : (findNamed(names, value) ?? value);
  };
  const formatValue = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return translate(value ? 'console.word.yes' : 'console.word.no');
    if (typeof value === 'string') return formatTerm(field, value);
    if (field === 'file_size' && typeof value === 'number') return formatSize(value, locale);
    if (Array.isArray(value)) {
      // Ids of the reports that an action resolved: show only how many.
      if (field === 'reports') return String(value.length);
      return value.map((one: unknown) => formatValue(field, one)).join(value.some(isRecord) ? '\n' : ', ');
    }
    if (!isRecord(value)) return String(value);
    const { mod_id, title, kind, alt, url } = value;
    if (mod_id !== undefined) return `${title ?? mod_id} (${translate(`console.releases.dependency.${kind}`)})`;
    if (typeof alt === 'string' && typeof url === 'string') return `${alt} (${url.split('/').at(-1)})`.trim();
    return Object.entries(value)
      .filter(([, part]) => part !== null && part !== '')
      .map(([name, part]) => `${translate(`console.mods.link.${name}`, { _: name })}: ${formatValue(name, part)}`)
      .join('\n');
  };
  return formatValue;
};
