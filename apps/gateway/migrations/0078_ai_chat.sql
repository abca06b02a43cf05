CREATE TABLE "ai_conversations" (
	"conversation_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"patient_id" text,
	"last_number" integer NOT NULL,
	"answering_until" timestamp (3) with time zone,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"number" integer NOT NULL,
	"side" text NOT NULL,
	"client_id" text,
	"content" text NOT NULL,
	"is_broken" boolean DEFAULT false NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"verdict" text,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ai_messages_number" UNIQUE("conversation_id","number"),
	CONSTRAINT "ai_messages_client" UNIQUE("conversation_id","client_id"),
	CONSTRAINT "ai_messages_begin" CHECK (number > 0)
);
--> statement-breakpoint
ALTER TABLE "ai_conversations" ADD CONSTRAINT "ai_conversations_patient_id_patients_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("patient_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_messages" ADD CONSTRAINT "ai_messages_conversation_id_ai_conversations_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."ai_conversations"("conversation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_conversations_owner" ON "ai_conversations" USING btree ("owner_id","last_at");