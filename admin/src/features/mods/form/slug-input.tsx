import type { EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import { slugify } from '@bigorna/domain/slug';
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

/** Checks, debounced, whether a slug is free. Null before the response, after a failure, and for an empty slug. */
const useSlugCheck = (slug: string, mod: string | undefined): SlugCheck | null => {
  const [check, setCheck] = useState<SlugCheck | null>(null);
  useEffect(() => {
    if (slug === '') return;
    const controller = new AbortController();
    const fetchCheck = async () => {
      const query = { slug, ...(mod ? { mod } : {}) };
      const { data } = await callStaffApi('checkSlug', { query }, { signal: controller.signal });
      if (!controller.signal.aborted) setCheck(data);
    };
    // If the check fails, the form can still be submitted: the API validates the slug.
    const timer = setTimeout(() => void fetchCheck().catch(() => setCheck(null)), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [slug, mod]);
  return check?.slug === slug ? check : null;
};

const Owner = ({ id }: { id: string }) => {
  const { data } = useStaffRecord('mods', id, { retry: false });
  return (
    <Link component={RouterLink} to={`/admin/mods/${id}/show`} target="_blank">
      {data?.title ?? id}
    </Link>
  );
};

const Verdict = ({ slug, mod }: { slug: string; mod: string | undefined }) => {
  const translate = useTranslate();
  const saved = useRecordContext<{ id: string; slug: string }>();
  const isSaved = mod !== undefined && slug === saved?.slug;
  const check = useSlugCheck(isSaved ? '' : slug, mod);
  if (isSaved) return translate('console.mods.slug.own', { slug });
  if (slug === '') return translate('console.mods.slug.from_title');
  if (!check) return translate('console.mods.slug.checking', { slug });
  if (check.free) return translate('console.mods.slug.free', { slug });
  return (
    <>
      {translate(check.taken_by ? 'console.mods.slug.taken' : 'console.mods.slug.reserved', { slug })}{' '}
      {check.taken_by ? <Owner id={check.taken_by} /> : null}
    </>
  );
};

const WORD = /[^a-z0-9-]+/g;

/** Slug input with a live availability check. If empty, the mod gets the slug of its title. */
export const SlugInput = ({ mod }: { mod?: string | undefined }) => {
  const [title, slug]: unknown[] = useWatch({ name: ['title', 'slug'] });
  const customSlug = typeof slug === 'string' ? slug : '';
  const titleSlug = typeof title === 'string' && title.trim() !== '' ? slugify(title) : '';
  return (
    <TextInput
      source="slug"
      parse={(value: string) => value.toLowerCase().replace(WORD, '-').replace(/-{2,}/g, '-')}
      placeholder={titleSlug}
      slotProps={{ htmlInput: { maxLength: 100, spellCheck: false, autoCapitalize: 'none' } }}
      helperText={
        <span aria-live="polite">
          <Verdict slug={customSlug || titleSlug} mod={mod} />
        </span>
      }
    />
  );
};
