import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MessageTag, TypedMessageDescriptor } from 'react-intl';
import { matchPath, parsePath, useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { createModTag } from '#shared/mods/mod-name.tsx';
import { modQuery } from '#shared/mods/mod-query.ts';
import { useRequestedGame } from '#shared/mods/page-game.ts';
import { pickNamedRelease } from '#shared/mods/pick-download-release.ts';
import { readOrigin } from '#shared/routing/origin.ts';
import { PATTERNS } from '#shared/routing/paths.ts';
import { Picture } from '#shared/ui/picture.tsx';

/** Values of a text such as "Log in to download X 1.0.0". */
export type DownloadValues = {
  readonly title: string;
  readonly version: string;
  readonly mod: MessageTag;
};

type DownloadMessage = TypedMessageDescriptor<DownloadValues>;

interface DownloadLeadProps {
  slug: string;
  search: string;
  message: DownloadMessage;
  children: ReactNode;
}

const DownloadLead = ({ slug, search, message, children }: DownloadLeadProps) => {
  const { data: mod, isPending } = useQuery(modQuery(slug));
  const { game } = useRequestedGame(search);
  const offer = mod && pickNamedRelease(mod, new URLSearchParams(search).get('release'), game);
  if (isPending) return <span className="skeleton block h-16" aria-hidden="true" />;
  if (!offer) return <span>{children}</span>;
  return (
    <span className="flex items-center gap-4">
      <span className="mod-picture w-16 flex-none">
        <Picture name={mod.title} src={mod.thumbnail_url} width={264} height={264} eager />
      </span>
      <strong className="wrap-anywhere text-step-1 text-text">
        {translate(message, { title: mod.title, version: offer.release.version, mod: createModTag(mod.language) })}
      </strong>
    </span>
  );
};

interface SignInLeadProps {
  message: DownloadMessage;
  /** Shown unless the visitor came from a download. */
  children: ReactNode;
}

/** Asks a visitor who came from a download to sign in for that download. Other visitors see `children`. */
export const SignInLead = ({ message, children }: SignInLeadProps) => {
  const { state, search } = useLocation();
  const from = parsePath(readOrigin(state, search)?.from ?? '');
  const slug = matchPath(PATTERNS.download, from.pathname ?? '')?.params.slug;
  if (!slug) return <span>{children}</span>;
  return (
    <DownloadLead slug={slug} search={from.search ?? ''} message={message}>
      {children}
    </DownloadLead>
  );
};
