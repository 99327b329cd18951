/** URL that opens the mail program with a reply. The reply does not quote the message. */
export const getMailtoUrl = ({ email, subject }: { readonly email: string; readonly subject: string }): string =>
  // Some mail programs reject an e-mail address with an encoded @, so the last @ stays literal.
  `mailto:${encodeURIComponent(email).replace(/%40(?!.*%40)/, '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
