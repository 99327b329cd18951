import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import { isHostedImage } from '@bigorna/domain/hosted-image';
import { CURRENCY } from '@bigorna/domain/limits';
import { isLocale } from '@bigorna/domain/locales';
import { type Fields, getLoggedCollection, isFields } from '@bigorna/domain/logged-records';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatLanguageNames } from '#shared/i18n/format-language-names.ts';
import { formatSize } from './file-size.tsx';
import { formatMoney } from './format-money.ts';
import { getTargetName } from './get-target-name.ts';
import { useRejectTexts } from './use-reject-texts.ts';

/** Log value that replaces personal content. */
export const CHANGED = 'changed';
export const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Prefix of the message keys of a field's values. */
const VALUE_KEYS: Readonly<Record<string, string>> = {
  action: 'console.logs.actions',
  status: 'console.status',
  former_status: 'console.status',
  deleted_from: 'console.status',
  verdict: 'console.releases.verdict',
  access: 'console.access',
  content_type: 'console.content_type',
  channel: 'console.channel',
  side: 'console.side',
  category: 'console.category',
  categories: 'console.category',
  outcome: 'console.reports.outcome',
  factor_reset: 'console.users.factor_reset.state',
  subject: 'console.reports.subject',
  kind: 'console.comments.kind',
  queue: 'console.comments.queue',
  placement: 'console.ads.placements',
  role: 'console.users.role',
  scope: 'console.settings.sign_out.scope',
  admin_panel_access: 'console.settings.access',
};

/** Message keys of the labels in structured fields. Other labels are those of the resource or the log. */
const LABEL_KEYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  links: {
    source: 'console.mods.link.source',
    issues: 'console.mods.link.issues',
    site: 'console.mods.link.site',
  },
  figures: { label: 'console.media_kit.label', value: 'console.media_kit.value' },
  formats: {
    name: 'console.media_kit.format',
    description: 'console.media_kit.delivered',
    price_cents: 'console.media_kit.price',
  },
  channels: {
    name: 'console.media_kit.channel',
    url: 'console.media_kit.url',
    followers: 'console.media_kit.followers',
  },
};

/** Fields that list ids of records without a name. Their text is how many. */
const COUNTED: ReadonlySet<string> = new Set(['id', 'reports']);

const findNamed = <T>(names: Readonly<Record<string, T>>, value: string): T | undefined =>
  Object.hasOwn(names, value) ? names[value] : undefined;

/** A line of a structured value. */
interface Line {
  readonly label: string;
  readonly text: string;
}

/**
 * Returns a function that formats a logged value in words: terms and records by their names, lists of objects one per
 * line.
 *
 * @param resource resource of the fields, for the labels in structured values
 * @param names names of records by id, or by path
 */
export const useValueText = (resource: string, names: Readonly<Record<string, string>>) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const rejectTexts = useRejectTexts();
  const getLabel = (field: string, name: string): string => {
    if (isLocale(name)) return formatLanguageNames([name], locale);
    const key = findNamed(LABEL_KEYS[field] ?? {}, name) ?? `resources.${resource}.fields.${name}`;
    return translate(key, { _: translate(`console.logs.fields.${name}`, { _: name }) });
  };
  const formatText = (field: string, value: string): string => {
    if (field === 'loaders' || field === 'loader') return findNamed(LOADER_NAMES, value) ?? value;
    if (field === 'language' && isLocale(value))
      return new Intl.DisplayNames([locale], { type: 'language' }).of(value) ?? value;
    if (field === 'reason_code') return findNamed(rejectTexts, value)?.title ?? value;
    if (field === 'about')
      return findNamed(names, value) ?? getTargetName({ target: value, target_name: null }, translate);
    const collection = field === 'release_id' ? 'gone' : getLoggedCollection(field);
    if (collection) return findNamed(names, value) ?? translate(`console.logs.targets.${collection}`);
    if (isHostedImage(value)) return translate('resources.ads.fields.image_url');
    if (ISO_TIME.test(value))
      return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(value));
    const key = VALUE_KEYS[field];
    return key ? translate(`${key}.${value}`, { _: value }) : value;
  };
  const formatList = (field: string, values: readonly unknown[]): string => {
    if (COUNTED.has(field)) return String(values.length);
    // A list of entries has no names of dependencies.
    const isUnnamed = values.every((one) => typeof one === 'string' && findNamed(names, one) === undefined);
    if (field === 'dependencies' && isUnnamed) return translate('console.logs.mods', { smart_count: values.length });
    return values.map((one) => formatValue(field, one)).join(values.some(isFields) ? '\n' : ', ');
  };
  const toLines = (field: string, value: Fields): Line[] =>
    Object.entries(value)
      .filter(([, part]) => part !== null && part !== '')
      .flatMap(([name, part]) => {
        const label = getLabel(field, name);
        if (isFields(part)) return toLines(name, part).map((line) => ({ ...line, label: `${label} · ${line.label}` }));
        return [{ label, text: part === CHANGED ? translate('console.logs.email') : formatValue(name, part) }];
      });
  const formatRecord = (field: string, value: Fields): string => {
    const { mod_id, title, kind, alt } = value;
    if (field === 'dependencies')
      return `${title ?? formatText('mod_id', String(mod_id))} (${translate(`console.releases.dependency.${kind}`)})`;
    if (field === 'gallery') return String(alt || translate('resources.ads.fields.image_url'));
    return toLines(field, value)
      .map(({ label, text }) => translate('console.error.with_reason', { title: label, reason: text }))
      .join('\n');
  };
  const formatValue = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return translate(value ? 'console.word.yes' : 'console.word.no');
    if (typeof value === 'string') return value === '' ? '' : formatText(field, value);
    if (Array.isArray(value)) return formatList(field, value);
    if (isFields(value)) return formatRecord(field, value);
    if (typeof value !== 'number') return String(value);
    if (field === 'file_size') return formatSize(value, locale);
    if (field === 'price_cents') return formatMoney(value, locale, CURRENCY);
    return new Intl.NumberFormat(locale).format(value);
  };
  return formatValue;
};
