import { email } from '@bigorna/domain/entities/common';

/**
 * What the visitor had typed into the account page before; '' when there is nothing.
 *
 * @param state `location.state`
 */
export const readIdentifier = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'identifier' in state && typeof state.identifier === 'string'
    ? state.identifier
    : '';

/** {@link readIdentifier} where only an address will do. */
export const readAddress = (state: unknown): string => {
  const identifier = readIdentifier(state);
  return email.safeParse(identifier).success ? identifier : '';
};
