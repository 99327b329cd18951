import type { EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import { Link } from '@mui/material';
import { useEffect, useState } from 'react';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { callStaffApi } from '#shared/data/call-staff-api.ts';
import { useStaffRecord } from '#shared/data/use-staff-record.ts';

type SlugCheck = EndpointResponse<'checkSlug'>;

/** Debounce before the API call. */
const DEBOUNCE_MS = 300;

/**
 * Checks a typed slug, or asks for the slug of a title, debounced. Null before the response, after a failure, and if
 * both are empty.
 */
const useSlugCheck = (slug: string, title: string, mod: string | undefined): SlugCheck | null => {
  const [found, setFound] = useState<{ slug: string; title: string; check: SlugCheck } | null>(null);
  useEffect(() => {
    if (slug === '' && title === '') return;
    const controller = new AbortController();
    const fetchCheck = async () => {
      const query = { ...(slug === '' ? { title } : { slug }), ...(mod ? { mod } : {}) };
      const { data } = await callStaffApi('checkSlug', { query }, { signal: controller.signal });
      if (!controller.signal.aborted) setFound({ slug, title, check: data });
    };
    // If the check fails, the form can still be submitted: the API validates the slug.
    const timer = setTimeout(() => void fetchCheck().catch(() => setFound(null)), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [slug, title, mod]);
  return found?.slug === slug && found.title === title ? found.check : null;
};

const Owner = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { data } = useStaffRecord('mods', id, { retry: false });
  return (
    <Link component={RouterLink} to={`/admin/mods/${id}/show`} target="_blank">
      {data?.title ?? translate('console.mods.slug.other')}
    </Link>
  );
};

interface VerdictProps {
  slug: string;
  isSaved: boolean;
  check: SlugCheck | null;
}

const Verdict = ({ slug, isSaved, check }: VerdictProps) => {
  const translate = useTranslate();
  if (isSaved) return translate('console.mods.slug.own', { slug });
  if (!check) return translate(`console.mods.slug.${slug === '' ? 'from_title' : 'checking'}`, { slug });
  const { free, taken_by } = check;
  if (!taken_by) return translate(`console.mods.slug.${free ? 'free' : 'reserved'}`, { slug: check.slug });
  return (
    <>
      {translate(`console.mods.slug.${free ? 'numbered' : 'taken'}`, { slug: check.slug })} <Owner id={taken_by} />
    </>
  );
};

const WORD = /[^a-z0-9-]+/g;

/**
 * Slug input with a live availability check. If empty, a new mod gets the slug that the API finds for its title, and a
 * saved mod keeps its slug.
 */
export const SlugInput = ({ mod }: { mod?: string | undefined }) => {
  const [title, slug]: unknown[] = useWatch({ name: ['title', 'slug'] });
  const record = useRecordContext<{ id: string; slug: string }>();
  const saved = mod === undefined ? undefined : record?.slug;
  const typed = typeof slug === 'string' ? slug : '';
  const isSaved = saved !== undefined && (typed === '' || typed === saved);
  const titleToCheck = mod === undefined && typed === '' && typeof title === 'string' ? title.trim() : '';
  const check = useSlugCheck(isSaved ? '' : typed, titleToCheck, mod);
  return (
    <TextInput
      source="slug"
      parse={(value: string) => value.toLowerCase().replace(WORD, '-').replace(/-{2,}/g, '-')}
      placeholder={typed === '' ? (saved ?? check?.slug) : undefined}
      slotProps={{ htmlInput: { maxLength: 100, spellCheck: false, autoCapitalize: 'none' } }}
      helperText={
        <span aria-live="polite">
          <Verdict slug={isSaved ? saved : typed} isSaved={isSaved} check={check} />
        </span>
      }
    />
  );
};
