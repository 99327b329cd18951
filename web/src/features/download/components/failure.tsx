import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { type ErrorCode, isErrorCode, type TextCode } from '@bigorna/domain/errors/codes';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { ApiError } from '#api/api-error.ts';
import { modAddress } from '#app/mods/mod-address.ts';
import { PATTERNS } from '#app/paths.ts';
import { useFailureText } from '#app/use-failure-text.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Unverified } from './unverified.tsx';

const messages = defineMessages({
  versions: { id: 'download.otherVersions', defaultMessage: 'Ver outras versões' },
  search: { id: 'download.search', defaultMessage: 'Procurar outro mod' },
});

interface FailureProps {
  mod: ModPage;
  error: unknown;
  onRetry: () => void;
}

/** What helps against a failure; against the others, trying again may. */
const REMEDIES: Partial<Record<ErrorCode, (props: FailureProps) => ReactNode>> = {
  email_not_verified: ({ onRetry }) => <Unverified onRetry={onRetry} />,
  download_url_unavailable: ({ mod }) => (
    <ButtonLink to={modAddress(mod.slug, { tab: 'versions' })}>
      <FormattedMessage {...messages.versions} />
    </ButtonLink>
  ),
  mod_not_found: () => (
    <ButtonLink to={PATTERNS.search}>
      <FormattedMessage {...messages.search} />
    </ButtonLink>
  ),
};

const remedyFor = (error: unknown): ((props: FailureProps) => ReactNode) | undefined =>
  error instanceof ApiError ? Object.entries(REMEDIES).find(([code]) => code === error.code)?.[1] : undefined;

/** Codes whose text says nothing by itself. */
const WITHOUT_WORDS = ['internal_error', 'banned'];

/** The sentence for a failure that brought none along: what its code says, where it says anything. */
const otherwise = (error: unknown): TextCode =>
  error instanceof ApiError && !WITHOUT_WORDS.includes(error.code) && isErrorCode(error.code)
    ? error.code
    : 'download_start_failed';

/** Why no download started, and what helps. */
export const Failure = (props: FailureProps) => {
  const { error, onRetry } = props;
  const failureText = useFailureText();
  const text = useDomainText();
  const remedy = remedyFor(error);
  return (
    <div className="grid justify-items-center gap-4" role="alert">
      <TriangleAlert aria-hidden size={40} className="text-redstone" />
      <h2>{text('download_start_failed')}</h2>
      <p className="text-text-2">{failureText(error, otherwise(error))}</p>
      {remedy ? remedy(props) : <Button onClick={onRetry}>{text('try_again')}</Button>}
    </div>
  );
};
