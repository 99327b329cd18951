export { admin, api, catalogue, media } from './http.ts';
