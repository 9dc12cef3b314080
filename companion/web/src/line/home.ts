// Where each device belongs.
import type { Role } from "../contract.ts";
import { place } from "./door.ts";

/** The page that each role's device goes back to. */
const HOMES: Record<Role, string> = { host: "table", seat: "phone", camera: "camera", spectator: "table" };
export const homePage = () => (place.value ? HOMES[place.value.role] : "");
