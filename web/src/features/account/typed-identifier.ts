import { email } from '@bigorna/domain/entities/common';

/**
 * Username or e-mail typed into the previous account page; '' if the visitor typed nothing.
 *
 * @param state `location.state`
 */
export const readIdentifier = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'identifier' in state && typeof state.identifier === 'string'
    ? state.identifier
    : '';

/** {@link readIdentifier} for fields that accept only an e-mail. */
export const readEmail = (state: unknown): string => {
  const identifier = readIdentifier(state);
  return email.safeParse(identifier).success ? identifier : '';
};
