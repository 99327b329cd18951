import { isStaff } from '@bigorna/domain/access/roles';
import { mustSetUpFactor } from '@bigorna/domain/access/second-factor';
import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { useState } from 'react';
import { defineMessage, defineMessages } from 'react-intl';
import { LoadFailure } from '#shared/failures/load-failure.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { useFocusAfterRemoval } from '#shared/page/use-focus-after-removal.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { useMemberQuery } from '#shared/session/use-member-query.ts';
import { Spinner } from '#shared/ui/spinner.tsx';
import { Section } from '../components/section.tsx';
import { focusHeading } from '../sections.ts';
import { AddFactor } from './add-factor.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { type AddedFactor, fetchFactors, removeFactor, renewRecoveryCodes } from './factor-calls.ts';
import { FactorPrompt } from './factor-prompt.tsx';
import { FactorRow } from './factor-row.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ResetNotice } from './reset-notice.tsx';
import { useAccountChange } from './use-account-change.ts';
import { WayOn } from './way-on.tsx';

const messages = defineMessages({
  lead: {
    id: 'profile.lead.security',
    defaultMessage:
      'Com a verificação em duas etapas, a senha sozinha não basta: quem a descobrir não consegue entrar.',
  },
  loading: { id: 'factors.loading', defaultMessage: 'Carregando...' },
  failed: { id: 'factors.failed', defaultMessage: 'Não foi possível carregar seus métodos de verificação' },
  none: { id: 'factors.none', defaultMessage: 'A verificação em duas etapas está desativada.' },
  staff: {
    id: 'factors.staff',
    defaultMessage: 'Quem é da equipe só abre o painel com a verificação em duas etapas. Configure um método agora.',
  },
  renew: { id: 'factors.renew', defaultMessage: 'Gerar novos códigos' },
  renewTitle: { id: 'factors.renewTitle', defaultMessage: 'Gerar novos códigos de recuperação?' },
  renewText: { id: 'factors.renewText', defaultMessage: 'Os códigos que você guardou deixam de valer na hora.' },
});
const codesLeft = defineMessage<{ readonly count: number }>({
  id: 'factors.codesLeft',
  defaultMessage:
    '{count, plural, =0 {Não resta nenhum código de recuperação.} one {Resta # código de recuperação.} many {Restam # códigos de recuperação.} other {Restam # códigos de recuperação.}}',
});

/** Second factors of the account: list, add, remove, recovery codes. */
export const SecuritySection = ({ user }: { user: CurrentUser }) => {
  const call = useAuthorizedFetch();
  const { adopt, recheck } = useAuth();
  const { data, error, refetch } = useMemberQuery({ key: ['factors'], fetchData: fetchFactors });
  const [codes, setCodes] = useState<readonly string[]>();
  const reload = () => Promise.all([refetch(), recheck()]);
  const { isBusy, change } = useAccountChange('factor_change_failed', reload);
  const renew = () => change(async () => setCodes(await renewRecoveryCodes(call)), 'recovery_codes_renewed');
  const add = async ({ session, recovery_codes }: AddedFactor): Promise<void> => {
    // First, because nobody can get the codes again.
    setCodes(recovery_codes ?? undefined);
    if (!recovery_codes) focusHeading('security');
    await change(() => adopt(session), 'factor_added');
  };
  const factors = data?.factors ?? [];
  const hasFactor = factors.length > 0;
  /** The first factor was just added, but the list is not loaded again yet. */
  const isStale = isBusy && !hasFactor;
  const ids = factors.map(({ id }) => id);
  const { list, remember } = useFocusAfterRemoval<HTMLUListElement>(ids, '[data-remove]', () =>
    focusHeading('security'),
  );
  return (
    <Section id="security" lead={messages.lead}>
      <FactorPrompt />
      <div className="panel grid grid-cols-1 gap-5">
        {mustSetUpFactor(user) && (
          <p role="status" className="font-semibold">
            {translate(messages.staff)}
          </p>
        )}
        {data?.reset_at && <ResetNotice at={data.reset_at} onStopped={refetch} />}
        {(data ? isStale && !codes : !error) && <Spinner>{translate(messages.loading)}</Spinner>}
        {!data && error !== null && (
          <LoadFailure error={error} onRetry={() => void refetch()}>
            {translate(messages.failed)}
          </LoadFailure>
        )}
        {codes && (
          <RecoveryCodes
            codes={codes}
            username={user.username}
            onDone={() => {
              setCodes(undefined);
              focusHeading('security');
            }}
          />
        )}
        <WayOn user={user} isHidden={codes !== undefined} />
        {data && !codes && !isStale && (
          <>
            {hasFactor ? (
              <ul ref={list} className="grid gap-4">
                {factors.map((factor, index) => (
                  <FactorRow
                    key={factor.id}
                    factor={factor}
                    isOnly={factors.length === 1}
                    isNeeded={isStaff(user.role)}
                    isBusy={isBusy}
                    onRemove={() => {
                      remember(index);
                      void change(() => removeFactor(call, factor.id), 'factor_removed');
                    }}
                  />
                ))}
              </ul>
            ) : (
              <p className="text-text-2">{translate(messages.none)}</p>
            )}
            <AddFactor hasFactor={hasFactor} hasTotp={factors.some(({ kind }) => kind === 'totp')} onAdded={add} />
            {hasFactor && (
              <div className="flex flex-wrap items-center justify-between gap-4">
                <p className="text-text-2">{translate(codesLeft, { count: data.recovery_codes_left })}</p>
                <ConfirmButton
                  isDisabled={isBusy}
                  title={translate(messages.renewTitle)}
                  text={translate(messages.renewText)}
                  confirm={translate(messages.renew)}
                  onConfirm={() => void renew()}
                >
                  {translate(messages.renew)}
                </ConfirmButton>
              </div>
            )}
          </>
        )}
      </div>
    </Section>
  );
};
