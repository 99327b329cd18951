/** Default region of database, bucket and functions. firebase.json repeats it; the deployment compares both. */
export const DEFAULT_REGION = 'southamerica-east1';
