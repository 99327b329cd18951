import { mustSetUpFactor } from '@bigorna/domain/access/second-factor';
import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { useState } from 'react';
import { defineMessage, defineMessages } from 'react-intl';
import { LoadFailure } from '#shared/failures/load-failure.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { useMemberQuery } from '#shared/session/use-member-query.ts';
import { Button } from '#shared/ui/button.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { Section } from '../components/section.tsx';
import { AddFactor } from './add-factor.tsx';
import { fetchFactors, removeFactor, renewRecoveryCodes } from './factor-calls.ts';
import { FactorPrompt } from './factor-prompt.tsx';
import { FactorRow } from './factor-row.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAccountChange } from './use-account-change.ts';

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
});
const codesLeft = defineMessage<{ readonly count: number }>({
  id: 'factors.codesLeft',
  defaultMessage:
    '{count, plural, =0 {Não resta nenhum código de recuperação.} one {Resta # código de recuperação.} many {Restam # códigos de recuperação.} other {Restam # códigos de recuperação.}}',
});

/** Second factors of the account: list, add, remove, recovery codes. */
export const SecuritySection = ({ user }: { user: CurrentUser }) => {
  const call = useAuthorizedFetch();
  const { recheck } = useAuth();
  const { data, error, refetch } = useMemberQuery({ key: ['factors'], fetchData: fetchFactors });
  const [codes, setCodes] = useState<readonly string[]>();
  const reload = () => Promise.all([refetch(), recheck()]);
  const { isBusy, change } = useAccountChange('factor_change_failed', reload);
  const renew = () => change(async () => setCodes(await renewRecoveryCodes(call)), 'recovery_codes_renewed');
  const hasFactor = (data?.factors.length ?? 0) > 0;
  return (
    <Section id="security" lead={messages.lead}>
      <FactorPrompt />
      <div className="panel grid grid-cols-1 gap-5">
        {mustSetUpFactor(user) && (
          <p role="status" className="font-semibold">
            {translate(messages.staff)}
          </p>
        )}
        {!data && !error && <Spinner>{translate(messages.loading)}</Spinner>}
        {!data && error !== null && (
          <LoadFailure error={error} onRetry={() => void refetch()}>
            {translate(messages.failed)}
          </LoadFailure>
        )}
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
        {data && !codes && (
          <>
            {hasFactor ? (
              <ul className="grid gap-4">
                {data.factors.map((factor) => (
                  <FactorRow
                    key={factor.id}
                    factor={factor}
                    isBusy={isBusy}
                    onRemove={() => void change(() => removeFactor(call, factor.id), 'factor_removed')}
                  />
                ))}
              </ul>
            ) : (
              <p className="text-text-2">{translate(messages.none)}</p>
            )}
            <AddFactor
              hasFactor={hasFactor}
              hasTotp={data.factors.some(({ kind }) => kind === 'totp')}
              onAdded={(added) => {
                setCodes(added ?? undefined);
                void refetch();
              }}
            />
            {hasFactor && (
              <div className="flex flex-wrap items-center justify-between gap-4">
                <p className="text-text-2">{translate(codesLeft, { count: data.recovery_codes_left })}</p>
                <Button aria-disabled={isBusy} onClick={() => isBusy || void renew()}>
                  {translate(messages.renew)}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Section>
  );
};
