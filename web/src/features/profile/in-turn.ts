/** Runs what it is given one after the other, in the order given; one that fails does not hold up the next. */
export const makeTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(act);
    last = turn.catch(() => undefined);
    return turn;
  };
};
