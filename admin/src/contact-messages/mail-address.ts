interface Written {
  readonly email: string;
  readonly subject: string;
}

/** Opens the reader's own mail program at an answer; what was written is not repeated there. */
export const mailAddress = ({ email, subject }: Written): string =>
  // Some mail programs take an address with an encoded @ for no address: the one before the domain stays as it is.
  `mailto:${encodeURIComponent(email).replace(/%40(?!.*%40)/, '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
