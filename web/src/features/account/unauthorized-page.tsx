export const Component = () => <h1>unauthorized</h1>;
