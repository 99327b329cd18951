interface Weighted {
  weight: number;
}

/**
 * Picks one item by weight: weight 3 is three times as likely as weight 1.
 *
 * @param chance in [0, 1)
 */
export const pickByWeight = <Ad extends Weighted>(ads: readonly Ad[], chance: number): Ad | undefined => {
  const total = ads.reduce((sum, { weight }) => sum + weight, 0);
  let rest = chance * total;
  return ads.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
};
