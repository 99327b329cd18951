export const Component = () => <h1>banned</h1>;
