/** Providers that ignore dots in the part before the @. */
const DOTLESS_DOMAINS = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that receives an e-mail address, as far as it is known. Only for limits: `ana+1@x.org` and `Ana@x.org`
 * reach the same person at most providers, so their mails count together.
 */
export const getMailbox = (email: string): string => {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1);
  return DOTLESS_DOMAINS.includes(domain) ? `${name.replaceAll('.', '')}@${DOTLESS_DOMAINS[0]}` : `${name}@${domain}`;
};
