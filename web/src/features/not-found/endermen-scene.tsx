import type { Ref } from 'react';
import { defineMessages, useIntl } from 'react-intl';

const messages = defineMessages({
  stare: { id: 'notFound.stare', defaultMessage: 'Encarar o enderman que carrega o bloco' },
});

/** An enderman: tall and dark, with violet eyes. */
const Body = () => (
  <>
    <path fill="#2b2338" d="M0 0h6v5H0zM1 5h4v7H1zM-1 5h1v9h-1zM6 5h1v9h-1zM1 12h1v8H1zM4 12h1v8H4z" />
    <path fill="#43385a" d="M0 0h6v1H0zM1 5h1v7H1z" />
    <g className="enderman-eyes">
      <path fill="#e9a6ff" d="M0 2h2v1H0zM4 2h2v1H4z" />
      <path fill="#b99bff" d="M1 2h1v1H1zM4 2h1v1H4z" />
    </g>
  </>
);

const ONLOOKERS = ['translate(8 13)', 'translate(50 14)'] as const;

interface EndermenSceneProps {
  /** Called when the visitor clicks the middle enderman. */
  onStare: () => void;
  stareRef?: Ref<HTMLButtonElement>;
}

/**
 * Three endermen at night. The middle enderman carries the missing page as a block. A click on that enderman starts the
 * game.
 */
export const EndermenScene = ({ onStare, stareRef }: EndermenSceneProps) => {
  const intl = useIntl();
  return (
    <div className="scene w-[min(100%,640px)]">
      <svg viewBox="0 0 64 40" shapeRendering="crispEdges" aria-hidden="true">
        <path fill="#0f0b14" d="M0 0h64v40H0z" />
        <path fill="#17101f" d="M0 18h64v14H0zM10 14h44v4H10z" />
        <path fill="#d8cdb4" d="M52 3h6v6h-6zM51 4h8v4h-8z" />
        <path fill="#b3a688" d="M54 4h2v1h-2zM56 6h1v2h-1z" />
        <path
          fill="#6d5a8a"
          d="M6 5h1v1H6zM15 9h1v1h-1zM23 3h1v1h-1zM36 6h1v1h-1zM44 2h1v1h-1zM61 12h1v1h-1zM3 14h1v1H3zM41 11h1v1h-1z"
        />
        <path fill="#1c2417" d="M0 29h64v3H0z" />
        <path fill="#2c3a22" d="M0 29h22v1H0zM27 29h37v1H27z" />
        <path fill="#2d2622" d="M0 32h64v8H0z" />
        <path fill="#3a302a" d="M3 34h4v2H3zM14 36h3v2h-3zM27 33h5v2h-5zM40 36h4v2h-4zM54 34h4v2h-4z" />
        <path fill="#0b080e" d="M22 29h5v4h-5z" />
        {ONLOOKERS.map((place) => (
          <g key={place} transform={place}>
            <Body />
          </g>
        ))}
        <path fill="#b99bff" d="M6 20h1v1H6zM18 24h1v1h-1zM39 17h1v1h-1zM47 23h1v1h-1zM60 19h1v1h-1zM26 15h1v1h-1z" />
      </svg>
      <button
        type="button"
        ref={stareRef}
        className="stared-at"
        aria-label={intl.formatMessage(messages.stare)}
        onClick={onStare}
      >
        <svg className="size-full" viewBox="24 10 16 22" shapeRendering="crispEdges" aria-hidden="true">
          <g transform="translate(29 11)">
            <Body />
            <path className="enderman-mouth" fill="#0f0b14" d="M1 3h4v2H1z" />
            <path fill="#6a4326" d="M0 7h6v5H0z" />
            <path fill="#3c7042" d="M0 7h6v2H0z" />
            <path fill="#2f5a34" d="M1 8h1v1H1zM4 8h1v1H4z" />
          </g>
        </svg>
      </button>
    </div>
  );
};
