/** The package has no types. */
declare module '@adobe/structured-data-validator' {
  /** Data of a page by format; `jsonld` by type. */
  interface ExtractedData {
    jsonld: Readonly<Record<string, readonly object[]>>;
    microdata: object;
    rdfa: object;
  }

  // biome-ignore lint/style/noDefaultExport: as the package does
  export default class Validator {
    validate(data: ExtractedData): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>;
  }
}
