import { ApiError } from '@bigorna/client/api-error';
import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { type ErrorCode, isErrorCode, type TextCode } from '@bigorna/domain/errors/codes';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useFailureText } from '#shared/failures/use-failure-text.ts';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { getModPath } from '#shared/mods/get-mod-path.ts';
import { PATTERNS } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';

const messages = defineMessages({
  versions: { id: 'download.otherVersions', defaultMessage: 'Ver outras versões' },
  search: { id: 'download.search', defaultMessage: 'Buscar mods e addons' },
});

/** Remedy by error code. For other codes, a retry may help. */
const REMEDIES: Partial<Record<ErrorCode, (props: FailureProps) => ReactNode>> = {
  download_url_unavailable: ({ mod }) => (
    <ButtonLink to={getModPath(mod.slug, { tab: 'versions' })}>{translate(messages.versions)}</ButtonLink>
  ),
  mod_not_found: () => <ButtonLink to={PATTERNS.search}>{translate(messages.search)}</ButtonLink>,
};

const getRemedy = (error: unknown): ((props: FailureProps) => ReactNode) | undefined =>
  error instanceof ApiError ? Object.entries(REMEDIES).find(([code]) => code === error.code)?.[1] : undefined;

/** Codes whose own text does not help the visitor here. */
const CODES_WITHOUT_TEXT = ['internal_error', 'banned'];

/** Text code for a failure without a message. */
const getFallbackText = (error: unknown): TextCode =>
  error instanceof ApiError && !CODES_WITHOUT_TEXT.includes(error.code) && isErrorCode(error.code)
    ? error.code
    : 'download_start_failed';

interface FailureProps {
  mod: ModPage;
  error: unknown;
  onRetry: () => void;
}

/** Reason why no download started, and the remedy. */
export const Failure = (props: FailureProps) => {
  const { error, onRetry } = props;
  const failureText = useFailureText();
  const text = useDomainText();
  const remedy = getRemedy(error);
  return (
    <div className="grid justify-items-center gap-4" role="alert">
      <TriangleAlert aria-hidden size={40} className="text-redstone" />
      <h2>{text('download_start_failed')}</h2>
      <p className="text-text-2">{failureText(error, getFallbackText(error))}</p>
      {remedy ? remedy(props) : <Button onClick={onRetry}>{text('try_again')}</Button>}
    </div>
  );
};
