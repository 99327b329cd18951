import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import { matchPath, parsePath, useLocation } from 'react-router-dom';
import { REPLY_ACTION, WRITE_ACTION } from '#shared/comments/sign-in-actions.ts';
import { readFavoriteAction } from '#shared/favorites/favorite-action.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { createModTag } from '#shared/mods/mod-name.tsx';
import { modQuery } from '#shared/mods/mod-query.ts';
import { useRequestedGame } from '#shared/mods/page-game.ts';
import { pickNamedRelease } from '#shared/mods/pick-download-release.ts';
import type { DownloadValues } from '#shared/mods/sign-in-to-download.ts';
import { type Origin, readOrigin } from '#shared/routing/origin.ts';
import { PATTERNS } from '#shared/routing/paths.ts';
import { Picture } from '#shared/ui/picture.tsx';

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

const reasons = defineMessages({
  comment: { id: 'signIn.toComment', defaultMessage: 'Com uma conta, você comenta e tira dúvidas.' },
  reply: { id: 'signIn.toReply', defaultMessage: 'Com uma conta, você responde e marca comentários como úteis.' },
  favorite: { id: 'signIn.toFavorite', defaultMessage: 'Com uma conta, você guarda seus mods e addons favoritos.' },
});

/** What the visitor wants to do after the sign-in, if known. */
const findReason = (origin: Origin | undefined) => {
  if (readFavoriteAction(origin) !== undefined) return reasons.favorite;
  if (origin?.action === WRITE_ACTION) return reasons.comment;
  return origin?.action === REPLY_ACTION ? reasons.reply : undefined;
};

/**
 * Says why a visitor must sign in: for a download, with its picture, or for another action. Visitors who came for no
 * known action see `children`.
 */
export const SignInLead = ({ message, children }: SignInLeadProps) => {
  const { state, search } = useLocation();
  const origin = readOrigin(state, search);
  const from = parsePath(origin?.from ?? '');
  const slug = matchPath(PATTERNS.download, from.pathname ?? '')?.params.slug;
  const reason = findReason(origin);
  if (!slug) return <span>{reason ? translate(reason) : children}</span>;
  return (
    <DownloadLead slug={slug} search={from.search ?? ''} message={message}>
      {children}
    </DownloadLead>
  );
};
