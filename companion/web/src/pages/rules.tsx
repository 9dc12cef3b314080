export const RulesPage = () => null;
export const Citation = ({ cite }: { cite: string | null }) => <p>{cite}</p>;
