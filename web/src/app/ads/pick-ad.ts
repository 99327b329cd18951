interface Weighted {
  weight: number;
}

/**
 * One of several by weight: an ad of weight 3 three times as often as one of weight 1.
 *
 * @param chance in [0, 1)
 */
export const pickByWeight = <Ad extends Weighted>(ads: readonly Ad[], chance: number): Ad | undefined => {
  const total = ads.reduce((sum, { weight }) => sum + weight, 0);
  let left = chance * total;
  return ads.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
};
