/** Draws list indexes by Zipf's law: rank n in proportion to 1/n^`exponent`. */
export const createZipf = (length: number, exponent: number): ((random: () => number) => number) => {
  const sums = new Float64Array(length);
  let sum = 0;
  for (let rank = 0; rank < length; rank += 1) {
    sum += 1 / (rank + 1) ** exponent;
    sums[rank] = sum;
  }
  return (random) => {
    const target = random() * sum;
    let low = 0;
    let high = length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? sum) < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
};
