import { DOWNLOAD_COUNTDOWN_S } from '@bigorna/domain/limits';
import { defineMessages, FormattedMessage } from 'react-intl';
import { ButtonLink } from '#ui/button.tsx';

const messages = defineMessages({
  preparing: { id: 'download.preparing', defaultMessage: 'Preparando o arquivo' },
  startNow: { id: 'download.startNow', defaultMessage: 'Começar agora' },
  held: { id: 'download.held', defaultMessage: 'A contagem espera enquanto você escolhe a versão.' },
});

const BLOCKS = Array.from({ length: DOWNLOAD_COUNTDOWN_S }, (_block, index) => index);

interface CountdownProps {
  left: number;
  isHeld: boolean;
  /** The page's address without the countdown. */
  startNow: string;
}

/** The seconds left, large; each tick is to be seen, and only the start is announced (by the page). */
export const Countdown = ({ left, isHeld, startNow }: CountdownProps) => (
  <>
    <h2>
      <FormattedMessage {...messages.preparing} />
    </h2>
    <span className="count-number" aria-hidden="true" data-countdown={left}>
      {left}
    </span>
    <span className="count-bar" aria-hidden="true">
      {BLOCKS.map((block) => (
        <i key={block} data-hot={block < DOWNLOAD_COUNTDOWN_S - left ? '' : undefined} />
      ))}
    </span>
    {isHeld && (
      <p className="note">
        <FormattedMessage {...messages.held} />
      </p>
    )}
    <ButtonLink variant="primary" size="big" to={startNow} replace preventScrollReset>
      <FormattedMessage {...messages.startNow} />
    </ButtonLink>
  </>
);
