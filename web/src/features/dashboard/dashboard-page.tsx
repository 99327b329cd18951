export const Component = () => <h1>dashboard-page</h1>;
