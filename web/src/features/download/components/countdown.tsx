import { DOWNLOAD_COUNTDOWN_S } from '@bigorna/domain/limits';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';

const messages = defineMessages({
  preparing: { id: 'download.preparing', defaultMessage: 'Preparando o arquivo' },
  startNow: { id: 'download.startNow', defaultMessage: 'Começar agora' },
});
const startsIn = defineMessage<{ readonly seconds: number }>({
  id: 'download.startsIn',
  defaultMessage:
    '{seconds, plural, one {O download começa em # segundo.} many {O download começa em # de segundos.} other {O download começa em # segundos.}}',
});

const BLOCKS = Array.from({ length: DOWNLOAD_COUNTDOWN_S }, (_block, index) => index);

/** The seconds left, large; only their start is announced. */
export const Countdown = ({ left, onStart }: { left: number; onStart: () => void }) => (
  <>
    <h2>
      <FormattedMessage {...messages.preparing} />
    </h2>
    <p className="sr-only" role="status">
      <FormattedMessage {...startsIn} values={{ seconds: DOWNLOAD_COUNTDOWN_S }} />
    </p>
    <span className="count-number" aria-hidden="true" data-countdown={left}>
      {left}
    </span>
    <span className="count-bar" aria-hidden="true">
      {BLOCKS.map((block) => (
        <i key={block} data-hot={block < DOWNLOAD_COUNTDOWN_S - left ? '' : undefined} />
      ))}
    </span>
    <Button variant="primary" size="big" onClick={onStart}>
      <FormattedMessage {...messages.startNow} />
    </Button>
  </>
);
