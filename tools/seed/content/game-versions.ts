/** Game versions of the sample releases, newest first. */
export const SAMPLE_JAVA_VERSIONS = [
  '1.21.4',
  '1.21.1',
  '1.20.6',
  '1.20.4',
  '1.20.1',
  '1.19.4',
  '1.19.2',
  '1.18.2',
  '1.16.5',
  '1.12.2',
] as const;
export const SAMPLE_BEDROCK_VERSIONS = ['1.21.50', '1.21.40', '1.21.20', '1.20.80', '1.20.60'] as const;
