/** Where database, bucket and functions are unless a project says otherwise; firebase.json names it too, and the deploy compares. */
export const DEFAULT_REGION = 'southamerica-east1';
