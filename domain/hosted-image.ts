/** Path of an image on our host. `..` is not allowed: it would leave the folder. */
export const HOSTED_IMAGE = /^\/media\/(?!.*\.\.)[\w./-]+$/;

/** Path of a picture that staff uploaded. Its random name makes it unique to one record. */
export const UPLOADED_PICTURE = /^\/media\/(?:thumbnails|gallery|ads|brand)\/[\w-]{43}\.webp$/;
/** Finds all paths of uploaded pictures in a text. */
export const UPLOADED_PICTURES = /\/media\/(?:thumbnails|gallery|ads|brand)\/[\w-]{43}\.webp/g;

/**
 * Whether a text may embed the image. Images of other hosts could track readers, and the Content-Security-Policy blocks
 * such images.
 */
export const isHostedImage = (url: unknown): url is string => typeof url === 'string' && HOSTED_IMAGE.test(url);
