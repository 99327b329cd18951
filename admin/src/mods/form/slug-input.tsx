import type { AnswerOf } from '@bigorna/domain/endpoints/index';
import { slugify } from '@bigorna/domain/slug';
import { Link } from '@mui/material';
import { useEffect, useState } from 'react';
import { TextInput, useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { staffCall } from '../../data/staff-call.ts';

type SlugAnswer = AnswerOf<'checkSlug'>;

/** How long nothing is typed before the API is asked. */
const REST_MS = 300;

/** Asks, once the typing rests, whether an address is free; null before the first answer and where there is none. */
const useSlugCheck = (slug: string, mod: string | undefined): SlugAnswer | null => {
  const [answer, setAnswer] = useState<SlugAnswer | null>(null);
  useEffect(() => {
    if (slug === '') return;
    const asked = new AbortController();
    const ask = async () => {
      const query = { slug, ...(mod ? { mod } : {}) };
      const { data } = await staffCall('checkSlug', { query }, { signal: asked.signal });
      if (!asked.signal.aborted) setAnswer(data);
    };
    // Without an answer the form can be sent all the same: the API has the last word.
    const timer = setTimeout(() => void ask().catch(() => setAnswer(null)), REST_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [slug, mod]);
  return answer?.slug === slug ? answer : null;
};

const Owner = ({ id }: { id: string }) => {
  const { data } = useGetOne<{ id: string; title: string }>('mods', { id }, { retry: false });
  return (
    <Link component={RouterLink} to={`/admin/mods/${id}/show`} target="_blank">
      {data?.title ?? id}
    </Link>
  );
};

const Verdict = ({ slug, mod }: { slug: string; mod: string | undefined }) => {
  const translate = useTranslate();
  const answer = useSlugCheck(slug, mod);
  if (slug === '') return translate('console.mods.slug.from_title');
  if (!answer) return translate('console.mods.slug.checking', { slug });
  if (answer.free) return translate('console.mods.slug.free', { slug });
  return (
    <>
      {translate(answer.taken_by ? 'console.mods.slug.taken' : 'console.mods.slug.reserved', { slug })}{' '}
      {answer.taken_by ? <Owner id={answer.taken_by} /> : null}
    </>
  );
};

const WORD = /[^a-z0-9-]+/g;

/** The mod's address: one's own, or the one its title makes; whether it is free shows while one types. */
export const SlugInput = ({ mod }: { mod?: string }) => {
  const [title, slug]: unknown[] = useWatch({ name: ['title', 'slug'] });
  const own = typeof slug === 'string' ? slug : '';
  const made = typeof title === 'string' && title.trim() !== '' ? slugify(title) : '';
  return (
    <TextInput
      source="slug"
      fullWidth
      parse={(value: string) => value.toLowerCase().replace(WORD, '-').replace(/-{2,}/g, '-')}
      placeholder={made}
      slotProps={{ htmlInput: { maxLength: 100, spellCheck: false, autoCapitalize: 'none' } }}
      helperText={
        <span aria-live="polite">
          <Verdict slug={own || made} mod={mod} />
        </span>
      }
    />
  );
};
